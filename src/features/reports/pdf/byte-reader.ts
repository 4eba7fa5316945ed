/** Reads a font's bytes one after the other; numbers are big-endian. Throws RangeError past the end. */
export class ByteReader {
  readonly #view: DataView;
  readonly #data: Uint8Array;
  position = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
    this.#view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  }

  skip(count: number): void {
    this.position += count;
  }

  bytes(count: number): Uint8Array {
    const end = this.position + count;
    if (end > this.#data.length) throw new RangeError("the font ends too soon");
    const part = this.#data.subarray(this.position, end);
    this.position = end;
    return part;
  }

  text(count: number): string {
    return Buffer.from(this.bytes(count)).toString("latin1");
  }

  uint8(): number {
    return this.#view.getUint8(this.position++);
  }

  uint16(): number {
    this.position += 2;
    return this.#view.getUint16(this.position - 2);
  }

  int16(): number {
    this.position += 2;
    return this.#view.getInt16(this.position - 2);
  }

  uint32(): number {
    this.position += 4;
    return this.#view.getUint32(this.position - 4);
  }

  /** UIntBase128 of WOFF 2: seven bits a byte, the highest first. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = this.uint8();
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
    throw new RangeError("a number of more than five bytes");
  }

  /** 255UInt16 of WOFF 2: small numbers in one byte. */
  short255(): number {
    const code = this.uint8();
    if (code === 253) return this.uint16();
    if (code === 255) return this.uint8() + 253;
    if (code === 254) return this.uint8() + 506;
    return code;
  }
}
