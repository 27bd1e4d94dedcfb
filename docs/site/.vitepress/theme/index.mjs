// The usual theme with the fonts of the system, the colors of the page to play, and a front page.
import DefaultTheme from 'vitepress/theme-without-fonts';
import FrontPage from './FrontPage.vue';
import './colors.css';

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => app.component('FrontPage', FrontPage),
};
