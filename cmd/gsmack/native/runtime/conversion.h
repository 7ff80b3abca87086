/* A conversion of a format that something is read by. */
void __gsmack_takes(_Bool pointer);
void __gsmack_taken(void);

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

/* A format asks for pointers. Gives how many conversions count. */
static int asks(const char *format) {
  struct conversion c;
  int conversions = 0;
  for (const char *f = format; *f;) {
    if (*f++ != '%')
      continue;
    f = conversion(f, &c);
    if (c.drops || c.verb == '%')
      continue;
    conversions += c.verb != 'n';
    __gsmack_takes(1);
  }
  __gsmack_taken();
  return conversions;
}

#define SCANF(name, reads, ...)                                                                  \
  int gsmack_world_##name(__VA_ARGS__, ...) {                                                    \
    va_list list;                                                                                \
    va_start(list, format);                                                                      \
    int done = reads;                                                                            \
    va_end(list);                                                                                \
    return done;                                                                                 \
  }
