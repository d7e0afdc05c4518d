import './page-skeleton.css';

/** Stands where a page will be while its module loads; announced once, drawn without any library. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <div className="page-skeleton" role="status" aria-label={`Loading ${title}`}>
      <div className="page-skeleton-progress" aria-hidden="true" />
      <div className="page-skeleton-title" />
      <div className="page-skeleton-block" />
    </div>
  );
}
