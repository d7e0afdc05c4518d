import { withinBudget } from './budget.ts';

test.each([
  [{ passed: 3, failed: 0 }, 0],
  [{ passed: 2, failed: 1 }, 1],
  [{ passed: 4, failed: 0 }, 1],
  [{ passed: 2, failed: 2 }, 3],
])('with a budget of 3 tests, %j ends with %i failed', (tally, failed) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(withinBudget(tally, 3)).toEqual({ ...tally, failed });
  const isOver = tally.passed + tally.failed > 3;
  expect(error).toHaveBeenCalledTimes(isOver ? 1 : 0);
  if (isOver) expect(error).toHaveBeenCalledWith(expect.stringContaining('over the budget of 3'));
  error.mockRestore();
});
