/* Pages are restored before an execution that one before has written to; and crashes. */

static void restore_pages(void) {
  for (int i = 0; i < R->hots; i++)
    memcpy((void *)R->hot[i].page, R->hot[i].copy, 4096);
}

/* A page of a segment is written to for the first time: from now on it is restored. */
static int make_hot(u64 address) {
  u64 page = address & ~4095ull;
  for (int i = 0; i < R->segments; i++) {
    if (page < R->segment[i].from || page >= R->segment[i].to)
      continue;
    for (int j = 0; j < R->hots; j++)
      if (R->hot[j].page == page)
        return 0;
    char *copy = persist(4096);
    memcpy(copy, (void *)page, 4096);
    R->hot[R->hots++] = (struct hot){page, copy};
    return mprotect((void *)page, 4096, PROT_READ | PROT_WRITE) == 0;
  }
  return 0;
}

void __gsmack_exit(void);

static void crashed(int number, siginfo_t *info, void *context) {
  ucontext_t *c = context;
  u64 address = (u64)info->si_addr;
  if (number == SIGSEGV && make_hot(address))
    return;
  if (!R->current)
    _exit(99); /* a defect of the runtime, or memory was overwritten */
  struct thread *t = R->current;
  const char *text = number == SIGFPE ? "division by zero or overflow of a division"
                     : number == SIGILL ? "an illegal instruction"
                     : number == SIGABRT ? "a library aborts the program"
                     : number == SIGBUS ? "a bus error"
                     : address - t->low < 4096 ? "the stack overflows"
                     : info->si_code == SI_KERNEL ? "an address that is none or not aligned"
                     : address < 4096 ? "a null pointer is followed" : "a segmentation fault";
  S->address = address;
  u64 pc = (u64)c->uc_mcontext.gregs[REG_RIP], frame = (u64)c->uc_mcontext.gregs[REG_RBP];
  if (number == SIGILL && !memcmp((void *)pc, "\x67\x0f\xb9\x40", 4)) { /* llvm.ubsantrap */
    int bounds = ((unsigned char *)pc)[4] == 18;
    fail_at(bounds ? "memory" : "overflow", bounds ? "an index is out of bounds" : "an overflow", pc + 1, frame);
  }
#ifndef GSMACK_INTERPOSED
  if (number == SIGILL && in_program(pc) && !memcmp((void *)pc, "\x0f\x0b", 2)) { /* llvm.trap ends the process, as a call of abort does */
    u64 *sp = (u64 *)((((u64)c->uc_mcontext.gregs[REG_RSP] - 128) & ~15ull) - 8);
    *sp = pc + 1; /* where it returns to, which it does not */
    c->uc_mcontext.gregs[REG_RSP] = (greg_t)(u64)sp;
    c->uc_mcontext.gregs[REG_RIP] = (greg_t)(u64)__gsmack_exit;
    return;
  }
#endif
  if (number == SIGSEGV && pc < 4096) /* a call of what is no function */
    pc = *(u64 *)c->uc_mcontext.gregs[REG_RSP];
  u64 *sp = (u64 *)c->uc_mcontext.gregs[REG_RSP], *end = sp + 64;
  while (!in_program(pc) && sp < end && (u64)sp < t->top) /* in a library, which keeps no frame pointers: who has called it */
    pc = in_program(*sp) ? *sp : pc, sp++;
  fail_at(number == SIGFPE || number == SIGABRT ? "crash" : "memory", text, pc, frame);
}
