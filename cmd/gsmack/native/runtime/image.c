/* What is loaded: the program, whether it was linked with the runtime or the runtime stands before its libraries, and the segments that an
 * execution may write to. */

extern ElfW(Dyn) _DYNAMIC[] __attribute__((visibility("hidden"))); /* of the object that the runtime is in */

static int find_program(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size, (void)data;
  S->bases[0] = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    u64 from = info->dlpi_addr + p->p_vaddr, to = from + p->p_memsz;
    if (p->p_type != PT_LOAD)
      continue;
    R->image.from = R->image.from ? R->image.from : from;
    R->image.to = to;
    if (p->p_flags & PF_X)
      R->code = (struct segment){from, to};
  }
  return 1; /* it comes first */
}

/* Whether something is the program's own, also before main. */
_Bool __gsmack_in_program(const void *p) {
  start_up();
  if (!R->image.to)
    dl_iterate_phdr(find_program, 0);
  return (u64)p - R->image.from < R->image.to - R->image.from;
}

/* The destructors of an object. */
static void find_destructors(u64 base, ElfW(Dyn) *d) {
  struct destructors *to = &R->destructors[R->with_destructors];
  for (; d->d_tag != DT_NULL; d++) {
    if (d->d_tag == DT_FINI_ARRAY)
      to->list = (void (**)(void))(base + d->d_un.d_ptr);
    if (d->d_tag == DT_FINI_ARRAYSZ)
      to->count = d->d_un.d_val / sizeof *to->list;
  }
  R->with_destructors += to->count > 0;
}

static int find_segment(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  (void)data;
  u64 relro = 0, base = info->dlpi_addr;
  ElfW(Dyn) *dynamic = 0;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    if (p->p_type == PT_GNU_RELRO)
      relro = base + p->p_vaddr + p->p_memsz;
    if (p->p_type == PT_DYNAMIC)
      dynamic = (ElfW(Dyn) *)(base + p->p_vaddr);
  }
  int is_program = __gsmack_in_program(dynamic);
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    u64 from = base + p->p_vaddr, to = from + p->p_memsz;
    if (p->p_type != PT_LOAD || !(p->p_flags & PF_W))
      continue;
    if (from < relro && relro <= to)
      from = relro;
    from &= ~4095ull;
    if (R->segments == SEGMENTS)
      not_modelled("more libraries than can be followed");
    if (from < to)
      R->segment[R->segments++] = (struct segment){from, (to + 4095) & ~4095ull};
    if (is_program)
      R->data = (struct segment){from, to};
  }
  if (dynamic == _DYNAMIC)
    S->bases[1] = base;
  if (dynamic && (is_program || dynamic == _DYNAMIC))
    find_destructors(base, dynamic);
  return 0;
}
