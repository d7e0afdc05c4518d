import { HOUR_MS, today, toWallClock } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { JobKind } from '../../core/jobs/job-kind.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import { getWaitingCounts } from '../waiting/service.ts';
import { dailyMail } from './content.ts';
import { claimAdministrators } from './queries.ts';

/** The company's hour from which the day's mail is sent. */
const SEND_FROM_HOUR = 7;

/** Administrators per step, so that a step stays short. */
const BATCH = 20;

/**
 * Every morning, mails each active administrator how much waits for them, unless nothing does or they turned it off
 * (design §10). A server that was stopped in the morning sends it when it is back.
 */
export function dailyMailKind(context: Context): JobKind<unknown, number> {
  return {
    name: 'daily-mail',
    effects: 'transaction',
    everyMs: HOUR_MS,
    async step({ db, now, position }) {
      const hour = Number(toWallClock(now, context.zone).slice(11, 13));
      if (hour < SEND_FROM_HOUR) return { isFinished: true };
      const administrators = await claimAdministrators(db, today(now, context.zone), BATCH);
      if (administrators.length === 0) return { isFinished: true };
      const content = dailyMail(await getWaitingCounts({ ...context, db, clock: () => now }));
      // Without content the day is over as well: a mail in the afternoon would be a surprise.
      if (content) {
        for (const to of administrators) await enqueueMail(db, now, context, { to, content });
      }
      return { isFinished: false, position: (position ?? 0) + 1 };
    },
  };
}
