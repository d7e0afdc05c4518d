import { consentToPreview, leavePreview, type Preview } from './preview.ts';
import './preview-banner.css';

/** Shows on every page that a release is previewed, with a button to leave (design §6). */
export function PreviewBanner({ preview }: { readonly preview: Preview }) {
  const leave = () => {
    leavePreview(sessionStorage);
    location.reload();
  };
  const run = () => {
    consentToPreview(sessionStorage, preview);
    location.reload();
  };
  return (
    <section className="preview-banner" aria-label="Preview">
      <p>
        <PreviewText preview={preview} />
      </p>
      <div className="preview-banner-actions">
        {'upload' in preview && (
          <button type="button" onClick={run}>
            Run with my rights
          </button>
        )}
        <button type="button" onClick={leave}>
          Leave preview
        </button>
      </div>
    </section>
  );
}

function PreviewText({ preview }: { readonly preview: Preview }): string {
  const { name, version } = preview;
  const title = `${name} ${version}`;
  if ('problem' in preview) return `${title} is not shown. ${preview.problem}`;
  if ('release' in preview) {
    return `You are looking at ${title}, which is not live. Only this tab shows it.`;
  }
  const { team, by, revision } = preview.upload;
  const from = revision === undefined ? '' : `, from revision ${revision}`;
  return `${title} was uploaded by ${by}${from}, for the team ${team}. Run it only if you trust it: its code can do what you can do.`;
}
