import { PageLink, type PageLinkProps } from '../../page/page-link';
import type { RouteName } from '../../routes/routes';
import { buttonClass, type ButtonLook } from './button-class';

/** A link to a page of the suite that looks like a button. */
export function ButtonLink<Name extends RouteName>(props: ButtonLook & PageLinkProps<Name>) {
  const { look, isWide, className, ...link } = props;
  // The remaining props are those of a page link; TypeScript cannot infer the rest of a generic type.
  const pageLink = link as unknown as PageLinkProps<Name>;
  return <PageLink {...pageLink} className={buttonClass({ look, isWide }, className)} />;
}
