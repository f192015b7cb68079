/** The version of the package being built, equal to the version of its release. */
declare const __VERSION__: string;

declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module '*/theme.css';
declare module '*/page-motion.css';
declare module '*/heading-in-bar.css';
declare module '*/cookie-question.css';
declare module '*/panel-spacing.css';

declare module 'lucide/dist/esm/icons/*.mjs' {
  const glyph: import('./ui/base/icon').Glyph;
  export default glyph;
}
