import { withinBudget } from './budget.ts';

const RED = { file: 'a.spec.ts', name: 'a', isPassed: false, error: 'no' };

test.each([
  [{ passed: 3, red: [], flaky: [] }, []],
  [{ passed: 2, red: [RED], flaky: [] }, [RED]],
  [{ passed: 4, red: [], flaky: [] }, [expect.objectContaining({ file: 'e2e' })]],
  [{ passed: 2, red: [RED, RED], flaky: [] }, [RED, RED, expect.objectContaining({ file: 'e2e' })]],
])('with a budget of 3 tests, what is red of %j', (result, red) => {
  expect(withinBudget(result, 3)).toEqual({ ...result, red });
});

test('the entry says how many tests are too many', () => {
  const { red } = withinBudget({ passed: 4, red: [], flaky: [] }, 3);
  expect(red[0]?.error).toContain('4 tests are over the budget of 3');
});
