/* Variables of threads in code that was compiled elsewhere. What lies around the thread pointer, those variables below it and what the C library
 * knows of a thread above, is there once for each thread, and the register that points there is exchanged where threads are. */

static void set_thread_pointer(u64 tp) {
  if (R->wrfsbase)
    __asm__ volatile("wrfsbase %0" ::"r"(tp) : "memory");
  else
    syscall(SYS_arch_prctl, 0x1002 /* ARCH_SET_FS */, tp);
}

/* A module's variables: where they lie in the first thread. */
static int find_tls(struct dl_phdr_info *info, size_t size, void *data) {
  int *fresh = data;
  u64 at = (u64)info->dlpi_tls_data;
  if (size < sizeof *info || !at || at > R->tp || R->tp - at > 1 << 20)
    return 0;
  if (!fresh) {
    R->tls.from = at < R->tls.from ? at : R->tls.from;
    return 0;
  }
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    if (p->p_type != PT_TLS || (u64)&errno - at < p->p_memsz) /* the C library has prepared its own */
      continue;
    char *to = R->fresh_tls + (at - R->tls.from);
    memcpy(to, (void *)(info->dlpi_addr + p->p_vaddr), p->p_filesz);
    memset(to + p->p_filesz, 0, p->p_memsz - p->p_filesz);
  }
  return 0;
}

static void know_tls(void) {
  __asm__("mov %%fs:0,%0" : "=r"(R->tp));
  unsigned *size = dlsym(RTLD_DEFAULT, "_thread_db_sizeof_pthread");
  R->wrfsbase = (getauxval(AT_HWCAP2) & 2) != 0;
  R->tls = (struct segment){R->tp, R->tp + (size ? *size : 2304)};
  dl_iterate_phdr(find_tls, 0);
  R->fresh_tls = persist(R->tls.to - R->tls.from);
  R->main_tls = persist(R->tls.to - R->tls.from);
  memcpy(R->fresh_tls, (void *)R->tls.from, R->tls.to - R->tls.from);
  memcpy(R->main_tls, (void *)R->tls.from, R->tls.to - R->tls.from);
  int fresh = 1;
  dl_iterate_phdr(find_tls, &fresh);
}

/* What thread n, which begins, has. The table of modules says where the variables of each lie. */
static void begin_tls(struct thread *t, int n) {
  u64 size = R->tls.to - R->tls.from, *main = (u64 *)R->tp;
  if (n == 1) {
    memcpy((void *)R->tls.from, R->main_tls, R->tp - R->tls.from);
    t->tp = R->tp;
    return;
  }
  u64 *modules = (u64 *)main[1], entries = 2 * (modules[-2] + 2); /* in front of it, how many there are */
  if (!t->tls) {
    char *block = persist(size + 2 * 4096);
    t->tls = (char *)(((u64)block + 4095) & ~4095ull) + (R->tls.from & 4095); /* aligned as the first one is */
    t->tp = (u64)t->tls + (R->tp - R->tls.from);
    t->modules = persist(entries * 8);
  }
  memcpy(t->tls, R->fresh_tls, size);
  memcpy(t->modules, modules - 2, entries * 8);
  for (u64 i = 0; i < entries; i++)
    if (t->modules[i] - R->tls.from < R->tp - R->tls.from)
      t->modules[i] += t->tp - R->tp;
  u64 *header = (u64 *)t->tp;
  header[0] = header[2] = t->tp;
  header[1] = (u64)(t->modules + 2);
}

static void use_tls(struct thread *t) {
  u64 now;
  __asm__ volatile("mov %%fs:0,%0" : "=r"(now));
  if (now != t->tp)
    set_thread_pointer(t->tp);
}
