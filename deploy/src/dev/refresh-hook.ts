/**
 * Stands in for React's developer tools in the page, before React starts: it keeps the renderers in a Map, so that a
 * refresh runtime that arrives later, with a module, finds the shell's React (design §14, last part). Real developer
 * tools do the same and are left alone.
 */
export const REFRESH_HOOK = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => {
  const renderers = new Map();
  const nothing = () => {};
  return {
    renderers,
    supportsFiber: true,
    inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
    onPostCommitFiberRoot: nothing,
    checkDCE: nothing,
  };
})();
`;
