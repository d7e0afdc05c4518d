import { ErrorNotice, Waiting } from '@rollcall/shared/ui';
import { Skeleton } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

/** Shown instead of settings that are loading, or could not be read. */
export function SettingsLoader({ error, onRetry }: Props) {
  if (error) return <ErrorNotice message={error.message} onRetry={() => void onRetry()} />;
  return (
    <output aria-label={TEXTS.loading}>
      <Waiting />
      <Skeleton active title={false} />
    </output>
  );
}
