import type { DirectorySummary } from '@guest/shared/contracts/directory/directory.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { PictureCard } from '@guest/shared/ui/card/picture-card';

export function DirectoryCard({
  directory,
  isPriority,
  isChild = false,
}: {
  directory: DirectorySummary;
  isPriority: boolean;
  /**
   * True on the page of the parent directory. The card then has no view transition, because the picture of
   * the parent is already in the target position.
   */
  isChild?: boolean;
}) {
  const property = usePathParam('property');
  return (
    <PictureCard
      level={2}
      image={directory.image}
      isPriority={isPriority}
      link={
        // The directory of outlets has a page of its own.
        directory.kind === 'outlets' ? (
          <PageLink to="property-directories-outlets" params={{ property }} viewTransition>
            {directory.name}
          </PageLink>
        ) : (
          <PageLink
            to="property-directories-directory"
            params={{ property, directory: directory.slug }}
            viewTransition={!isChild}
          >
            {directory.name}
          </PageLink>
        )
      }
      line={directory.description && <bdi>{directory.description}</bdi>}
    />
  );
}
