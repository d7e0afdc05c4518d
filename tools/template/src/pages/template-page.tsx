import { PageHeading } from '@rollcall/shared/ui';
import { TEXTS } from '../template/texts.ts';

/** The page at `/template`. */
export function TemplatePage() {
  return (
    <>
      <PageHeading title={TEXTS.title} />
      <p>{TEXTS.empty}</p>
    </>
  );
}
