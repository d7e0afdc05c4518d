/** The bundler handles style sheets; for the compiler, importing one is only a side effect. */
declare module '*.css';
