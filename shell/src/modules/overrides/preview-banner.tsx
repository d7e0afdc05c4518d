import { leavePreview, type Preview } from './preview.ts';
import './preview-banner.css';

/** Shows on every page that a release is previewed, with a button to leave (design §6). */
export function PreviewBanner({ preview }: { readonly preview: Preview }) {
  const { name, version } = preview;
  const leave = () => {
    leavePreview(sessionStorage);
    location.reload();
  };
  return (
    <section className="preview-banner" aria-label="Preview">
      <p>
        {'problem' in preview ? (
          <>
            {name} {version} is not shown. {preview.problem}
          </>
        ) : (
          <>
            You are looking at {name} {version}, which is not live. Only this tab shows it.
          </>
        )}
      </p>
      <button type="button" onClick={leave}>
        Leave preview
      </button>
    </section>
  );
}
