// How many cases each property is tried with. Set here alone: no test has a number of its own (docs/ci-budget.md).
const CASES = Number(process.env.PROPERTY_CASES ?? 200);

// The library costs a moment to load, which only these files need to spend.
if (/\.property\.test\.tsx?$/.test(expect.getState().testPath ?? '')) {
  beforeAll(async () => {
    const { configureGlobal } = await import('fast-check');
    configureGlobal({ numRuns: CASES });
  });
}
