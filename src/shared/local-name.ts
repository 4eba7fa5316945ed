/** Names that a house or a school gives its machines: no one can register them, so nobody else can have a page there. */
const localName = /^[\w-]+$|\.(?:local|lan|internal|svc|home\.arpa)$/;

/** Whether a host name, in small letters and without a port, is one of the local network alone. */
export function isLocalName(host: string): boolean {
  return localName.test(host);
}
