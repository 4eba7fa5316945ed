/** Texts longer than this are not read. In UTF-16 units. */
export const maxLength = 2000;
