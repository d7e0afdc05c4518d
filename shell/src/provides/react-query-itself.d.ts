// The library under a name that federation does not share; the build resolves it (rsbuild.shared.ts).
declare module 'react-query-itself' {
  export * from '@tanstack/react-query';
}
