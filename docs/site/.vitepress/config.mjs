// The site of README, docs and the other pages, in place: no text has a second copy. `SITE_BASE` is
// the path of the site on its server.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitepress';
import { repositoryLinks } from './links.mjs';
import { DESCRIPTION, NAVIGATION, SIDEBAR, SOURCES, placeOf } from './pages.mjs';

const base = process.env.SITE_BASE ?? '/';
if (!/^\/([\w.~-]+\/)*$/.test(base)) {
  throw new Error(`SITE_BASE is "${base}"; it has to begin and end with a slash, as /yomikiri/`);
}

/** Makes of a heading the same anchor as the hosting sites of the sources. */
const slugify = (heading) =>
  heading.toLowerCase().replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '').replaceAll(' ', '-');

// The pages are above the folder that has the packages.
const packagesOfThisFolder = {
  name: 'packages-of-this-folder',
  enforce: 'pre',
  resolveId(id, importer, options) {
    const isOfPage = /\.md(\?|$)/.test(importer ?? '') && /^vue(\/|$)/.test(id);
    const here = fileURLToPath(import.meta.url);
    return isOfPage ? this.resolve(id, here, { ...options, skipSelf: true }) : null;
  },
};

export default defineConfig({
  title: 'Yomikiri',
  description: DESCRIPTION,
  lang: 'en',
  base,
  srcDir: '../..',
  srcExclude: ['**/target/**'],
  rewrites: placeOf,
  outDir: 'target/site',
  cacheDir: 'target/cache',
  // CONTRIBUTING explains how to serve pages on this machine.
  ignoreDeadLinks: 'localhostLinks',
  head: [
    ['link', { rel: 'icon', href: `${base}play/icon.svg` }],
    ['meta', { name: 'referrer', content: 'no-referrer' }],
  ],
  markdown: {
    anchor: { slugify },
    // The usual colors of code have too little contrast.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => md.use(repositoryLinks),
  },
  vite: { plugins: [packagesOfThisFolder] },
  themeConfig: {
    logo: '/play/icon.svg',
    nav: NAVIGATION,
    sidebar: SIDEBAR,
    outline: 'deep',
    search: { provider: 'local' },
    socialLinks: [{ icon: 'github', link: SOURCES, ariaLabel: 'The sources' }],
    editLink: { pattern: `${SOURCES}/edit/main/:path`, text: 'Improve this page' },
  },
});
