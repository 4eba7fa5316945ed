import type { ComponentProps } from "react";
import { Link } from "wouter";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";

/** The look of links in running text, and of buttons that stand among them. */
export const textLinkStyle =
  "font-semibold text-ink underline decoration-lamp decoration-2 underline-offset-4 hover:decoration-4";

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** An address within the application. */
  to: string;
  /** What the page there is to know. */
  state?: unknown;
};

/** A link within the application, in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames(textLinkStyle, className)} />;
}

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button: it leads somewhere, it does not do something. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
