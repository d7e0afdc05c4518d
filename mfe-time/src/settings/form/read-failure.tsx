import { ErrorNotice } from '@rollcall/shared/ui';

interface Props {
  readonly query: {
    readonly data: unknown;
    readonly error: Error | null;
    refetch(): Promise<unknown>;
  };
}

/** Says that choices of a form could not be read, with Retry; nothing otherwise. */
export function ReadFailure({ query: { data, error, refetch } }: Props) {
  if (data !== undefined || !error) return null;
  return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
}
