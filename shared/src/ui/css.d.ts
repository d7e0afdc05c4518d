/** Styles are the bundler's: for the compiler an import of them is only a side effect. */
declare module '*.css';
