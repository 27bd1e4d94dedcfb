// What the front page shows of the README: the introduction, the dependency and the first program.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { createMarkdownRenderer } from 'vitepress';
import { ROOT } from '../pages.mjs';

/** Returns the first fenced block in a language. */
function block(text, language) {
  const [found] = text.match(new RegExp(`^\`\`\`${language}\n[^]*?^\`\`\`$`, 'm')) ?? [];
  if (!found) throw new Error(`The README has no block in ${language}`);
  return found;
}

export default {
  async load() {
    const text = readFileSync(posix.join(ROOT, 'README.md'), 'utf8');
    const md = await createMarkdownRenderer(ROOT);
    const introduction = text.replace(/^# .*$/m, '').split(/^## /m)[0];
    return {
      introduction: md.render(introduction),
      dependency: md.render(block(text, 'xml')),
      program: md.render(block(text, 'java')),
    };
  },
};
