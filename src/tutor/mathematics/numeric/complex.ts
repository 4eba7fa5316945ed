/** A complex number in doubles; NaN in either part means that there is no value. */
export type Complex = { readonly re: number; readonly im: number };

export const undefinedValue: Complex = { re: Number.NaN, im: Number.NaN };

export function realNumber(re: number): Complex {
  return { re, im: 0 };
}

export function plus(a: Complex, b: Complex): Complex {
  return { re: a.re + b.re, im: a.im + b.im };
}

export function times(a: Complex, b: Complex): Complex {
  if (a.im === 0 && b.im === 0) return { re: a.re * b.re, im: 0 };
  return { re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re };
}

export function dividedBy(a: Complex, b: Complex): Complex {
  if (b.im === 0) return b.re === 0 ? undefinedValue : { re: a.re / b.re, im: a.im / b.re };
  const square = b.re * b.re + b.im * b.im;
  return { re: (a.re * b.re + a.im * b.im) / square, im: (a.im * b.re - a.re * b.im) / square };
}

export function exp(a: Complex): Complex {
  const modulus = Math.exp(a.re);
  return a.im === 0
    ? { re: modulus, im: 0 }
    : { re: modulus * Math.cos(a.im), im: modulus * Math.sin(a.im) };
}

/** The principal logarithm; of zero there is none. */
export function ln(a: Complex): Complex {
  if (a.re === 0 && a.im === 0) return undefinedValue;
  return { re: Math.log(Math.hypot(a.re, a.im)), im: Math.atan2(a.im, a.re) };
}

export function sin(a: Complex): Complex {
  if (a.im === 0) return realNumber(Math.sin(a.re));
  return { re: Math.sin(a.re) * Math.cosh(a.im), im: Math.cos(a.re) * Math.sinh(a.im) };
}

export function cos(a: Complex): Complex {
  if (a.im === 0) return realNumber(Math.cos(a.re));
  return { re: Math.cos(a.re) * Math.cosh(a.im), im: -Math.sin(a.re) * Math.sinh(a.im) };
}

export function size(a: Complex): number {
  return Math.hypot(a.re, a.im);
}
