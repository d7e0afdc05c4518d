// The number of cases per property test. Tests must not set their own number (docs/ci-budget.md).
const CASES = Number(process.env.PROPERTY_CASES ?? 200);

// Loads fast-check only in these files, because loading takes time.
if (/\.property\.test\.tsx?$/.test(expect.getState().testPath ?? '')) {
  beforeAll(async () => {
    const { configureGlobal } = await import('fast-check');
    configureGlobal({ numRuns: CASES });
  });
}
