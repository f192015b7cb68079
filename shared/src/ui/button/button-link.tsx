import { PageLink, type PageLinkProps } from '../../page/page-link';
import type { RouteName } from '../../routes/routes';
import { buttonClass, type ButtonLook } from './button-look';

/** A link to a page of the suite that looks like a button. */
export function ButtonLink<Name extends RouteName>(props: ButtonLook & PageLinkProps<Name>) {
  const { look, isWide, className, ...link } = props;
  // What is left after the look is a page link's own; the compiler does not follow a rest of a generic type.
  const pageLink = link as unknown as PageLinkProps<Name>;
  return <PageLink {...pageLink} className={buttonClass({ look, isWide }, className)} />;
}
