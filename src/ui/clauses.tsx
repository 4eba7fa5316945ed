/** A headline of several clauses, which breaks between them where it can: "13 of 24 alone," stays together. */
export function Clauses({ text }: { text: string }) {
  return text.split(/(?<=[:,]) /u).map((clause, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a clause's place is what it is
    <span key={at}>
      {at > 0 && " "}
      <span className="inline-block">{clause}</span>
    </span>
  ));
}
