/** A reason is given behind these. */
export const reason =
  /(?<!\p{L})(?:because|bc|cuz|cause|since|as|porque|porq|pq|xq|pues|ya que)(?!\p{L})/iu;
