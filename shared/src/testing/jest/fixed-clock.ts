// Every test file begins at the same moment, `TEST_NOW` (preset.js), so that none depends on the day or the hour of its run.
// From there the clock runs, so that timers and waiting work as always.

declare const ROLLCALL_NOW: number;

const Machine = globalThis.Date;
const machineNow = Machine.now;
const ahead = ROLLCALL_NOW - machineNow();

Machine.now = () => machineNow() + ahead;
globalThis.Date = new Proxy(Machine, {
  construct: (target, args: unknown[], caller) =>
    Reflect.construct(target, args.length === 0 ? [machineNow() + ahead] : args, caller),
});
Machine.prototype.constructor = globalThis.Date;
