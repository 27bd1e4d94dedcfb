// What the front page shows of the README: the introduction, the dependency and the first program.
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { createMarkdownRenderer } from 'vitepress';
import { repositoryLinks } from '../links.mjs';
import { ROOT } from '../pages.mjs';

const README = posix.join(ROOT, 'README.md');

/** Returns the first fenced block in a language. */
function block(text, language) {
  const [found] = text.match(new RegExp(`^\`\`\`${language}\n[^]*?^\`\`\`$`, 'm')) ?? [];
  if (!found) throw new Error(`The README has no block in ${language}`);
  return found;
}

export default {
  async load() {
    const text = readFileSync(README, 'utf8');
    const md = await createMarkdownRenderer(
      ROOT, { config: (each) => each.use(repositoryLinks) }, process.env.SITE_BASE);
    // An anchor of the README is not on the front page.
    const introduction = text.replace(/^# .*$/m, '').split(/^## /m)[0]
      .replaceAll('](#', '](README.md#');
    return {
      introduction: md.render(introduction, { realPath: README }),
      dependency: md.render(block(text, 'xml')),
      program: md.render(block(text, 'java')),
    };
  },
};
