/* A conversion of a format that something is read by. */
struct conversion { int drops, width, bits; char verb; const char *set; };

/* Reads the conversion behind a %; gives what stands behind it. */
static const char *conversion(const char *f, struct conversion *c) {
  *c = (struct conversion){.bits = 32};
  for (; *f == '*'; f++)
    c->drops = 1;
  for (; *f >= '0' && *f <= '9'; f++)
    c->width = 10 * c->width + *f - '0';
  for (; *f && strchr("hljztLq", *f); f++)
    c->bits = *f == 'h' ? c->bits / 2 : 64;
  c->verb = *f ? *f++ : 0;
  if (c->verb == '[') {
    c->set = f;
    f += *f == '^';
    f += *f == ']';
    while (*f && *f != ']')
      f++;
    return *f ? f + 1 : f;
  }
  return f;
}
