import './page-skeleton.css';

/** Stands where a page will be while its module loads; announced once, drawn without any library. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <output className="page-skeleton" aria-label={`Loading ${title}`}>
      <span className="page-skeleton-progress" aria-hidden="true" />
      <span className="page-skeleton-title" />
      <span className="page-skeleton-block" />
    </output>
  );
}
