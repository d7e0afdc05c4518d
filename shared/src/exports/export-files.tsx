import { cancelExportMutation, exportsQuery, type ListExport } from '@rollcall/shared/calls';
import { safeLink } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Progress, Typography } from 'antd';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  /** The export that was started in this dialog: its file is downloaded once it is ready. */
  readonly startedId: string | undefined;
}

/** The caller's exports of the last day, with their progress. Nothing while there are none. */
export function ExportFiles({ startedId }: Props) {
  const { data: files = [] } = useQuery(exportsQuery());
  const id = useId();
  const started = files.find((file) => file.id === startedId);
  useDownload(started);
  return (
    <>
      <output className="export-ready">
        {started?.state === 'done' ? TEXTS.ready(started.fileName) : null}
      </output>
      {files.length > 0 && (
        <section aria-labelledby={id}>
          <Typography.Title level={3} id={id} className="export-files-title">
            {TEXTS.files}
          </Typography.Title>
          <ul className="export-files">
            {files.map((file) => (
              <li key={file.id}>
                <File file={file} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function File({ file }: { readonly file: ListExport }) {
  const { mutate, isPending } = useMutation(cancelExportMutation());
  const { id, fileName, state, rows, totalRows } = file;
  const href = safeLink(file.url);
  return (
    <>
      <span className="export-file">
        {fileName}
        <Typography.Text type={state === 'failed' ? 'danger' : 'secondary'} className="export-note">
          {noteOf(file)}
        </Typography.Text>
        {state === 'running' && totalRows !== null && (
          <Progress
            percent={Math.floor((100 * rows) / Math.max(totalRows, 1))}
            size="small"
            aria-label={fileName}
          />
        )}
      </span>
      {state === 'running' && (
        <Button
          size="small"
          aria-label={`${TEXTS.cancel} ${fileName}`}
          aria-busy={isPending}
          onClick={() => isPending || mutate(id)}
        >
          {TEXTS.cancel}
        </Button>
      )}
      {href !== undefined && (
        <a href={href} download={fileName} aria-label={`${TEXTS.download} ${fileName}`}>
          {TEXTS.download}
        </a>
      )}
    </>
  );
}

function noteOf({ state, rows, totalRows }: ListExport): string {
  if (state === 'running') return TEXTS.progress(rows, totalRows);
  return state === 'done' ? TEXTS.rowsOf(rows) : TEXTS.states[state];
}

/** Downloads a file once, as soon as it is ready. */
function useDownload(file: ListExport | undefined): void {
  const downloadedId = useRef<string>(undefined);
  const download = useEffectEvent((id: string, href: string, fileName: string) => {
    if (downloadedId.current === id) return;
    downloadedId.current = id;
    const link = document.createElement('a');
    link.href = href;
    link.download = fileName;
    link.click();
  });
  const href = safeLink(file?.url ?? null);
  useEffect(() => {
    if (file && href !== undefined) download(file.id, href, file.fileName);
  }, [file, href]);
}
