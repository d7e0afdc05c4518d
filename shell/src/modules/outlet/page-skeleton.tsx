import './page-skeleton.css';

/** The placeholder of a page while its module loads; announced once, rendered without any library. */
export function PageSkeleton({ title }: { readonly title: string }) {
  return (
    <output className="page-skeleton" aria-label={`Loading ${title}`}>
      <span className="page-skeleton-progress" aria-hidden="true" />
      <span className="page-skeleton-title" />
      <span className="page-skeleton-block" />
    </output>
  );
}
