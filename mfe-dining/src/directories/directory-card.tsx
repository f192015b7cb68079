import type { DirectorySummary } from '@guest/shared/contracts/directory/directory.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { PictureCard } from '@guest/shared/ui/card/picture-card';

export function DirectoryCard({
  directory,
  isPriority,
  isBelow = false,
}: {
  directory: DirectorySummary;
  isPriority: boolean;
  /** On the page of another, whose own picture stands where this one would move to. */
  isBelow?: boolean;
}) {
  const property = usePathParam('property');
  return (
    <PictureCard
      level={2}
      image={directory.image}
      isPriority={isPriority}
      link={
        // Where to eat is a page of its own.
        directory.kind === 'outlets' ? (
          <PageLink to="property-directories-outlets" params={{ property }} viewTransition>
            {directory.name}
          </PageLink>
        ) : (
          <PageLink
            to="property-directories-directory"
            params={{ property, directory: directory.slug }}
            viewTransition={!isBelow}
          >
            {directory.name}
          </PageLink>
        )
      }
      line={directory.description}
    />
  );
}
