/**
 * Replaces React's developer tools hook before React starts. It stores the renderers in a Map, so that the refresh
 * runtime, which arrives later with a module, finds the shell's React (design §14, last part). Real developer tools do
 * the same and are not replaced.
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
