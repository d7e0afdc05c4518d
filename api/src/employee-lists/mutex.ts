/** Does one piece of work after another; one that fails does not keep the next from its turn. */
export type Mutex = <T>(work: () => Promise<T>) => Promise<T>;

export function makeMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
