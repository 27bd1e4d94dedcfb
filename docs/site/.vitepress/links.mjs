// Markdown links lead to files of the repository, so that they work there. On the site, a link to a
// page leads to the site, and a link to any other file to the sources.
import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { ROOT, SOURCES, placeOf } from './pages.mjs';

/** A plugin of markdown-it. */
export function repositoryLinks(md) {
  md.core.ruler.push('repository-links', ({ tokens, env }) => {
    if (!env.realPath) return;
    const file = posix.relative(ROOT, env.realPath);
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      if (token.type === 'link_open') rewrite(token, file);
    }
  });
}

function rewrite(token, file) {
  const href = token.attrGet('href');
  if (/^([a-z]+:|#|\/)/.test(href)) return;
  const [path, hash] = href.split(/(?=#)/);
  const target = posix.join(posix.dirname(file), path);
  if (!existsSync(posix.join(ROOT, target))) {
    throw new Error(`${file} links to ${href}, and there is no ${target}`);
  }
  if (target.endsWith('.md')) {
    token.attrSet('href', `/${placeOf(target)}${hash ?? ''}`);
  } else {
    const kind = statSync(posix.join(ROOT, target)).isDirectory() ? 'tree' : 'blob';
    token.attrSet('href', `${SOURCES}/${kind}/main/${target}${hash ?? ''}`);
  }
}
