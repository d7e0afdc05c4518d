import { useSession } from '@rollcall/shared/session';
import { TEXTS } from './texts.ts';

/** Who made a change, as the log has it; the signed-in administrator is "you". */
export function useActor(): (by: string) => string {
  const id = useSession(({ user }) => user?.id);
  return (by) => (by === `administrator ${id}` ? TEXTS.you : by);
}
