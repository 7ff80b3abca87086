/* The process: one execution after the other. */

static void serve(void) {
  if (S->flags & ALONE) {
    execute_all();
    if (S->status == CUT)
      deadlock(R->running, "a loop is never left");
    _exit(0);
  }
  for (;;) {
    while (__atomic_load_n(&S->turn, __ATOMIC_ACQUIRE) == 0)
      syscall(SYS_futex, &S->turn, FUTEX_WAIT, 0, 0, 0, 0);
    execute_all();
    __atomic_store_n(&S->turn, 0, __ATOMIC_RELEASE);
    syscall(SYS_futex, &S->turn, FUTEX_WAKE, 1, 0, 0, 0);
  }
}

extern char __libc_single_threaded __attribute__((weak)); /* since glibc 2.32: C++'s library counts references without atomic operations as long as it is set */

static int run(int argc, char **argv, char **envp) {
  (void)argc, (void)argv, (void)envp;
  stack_t other = {.ss_sp = persist(1 << 16), .ss_size = 1 << 16};
  sigaltstack(&other, 0);
  struct sigaction act = {.sa_sigaction = crashed, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
  int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  for (int i = 0; i < 5; i++)
    sigaction(numbers[i], &act, 0);
  dl_iterate_phdr(find_segment, 0);
  know_variables();
  if (S->bases[1] != S->bases[0])
    know_tls();
  keep_ghosts();
  if (&__libc_single_threaded)
    __libc_single_threaded = 0;
  char **last = R->envp;
  while (*last)
    last++;
  last -= last == R->envp ? 2 : 1;
  R->arguments_size = (u64)(*last + strlen(*last) + 1 - (char *)R->argv);
  R->arguments = memcpy(persist(R->arguments_size), R->argv, R->arguments_size);
  R->files = dup(2);
  close(R->files);
  if (R->main_heap > ARENA + 16)
    R->segment[R->segments++] = (struct segment){ARENA, (R->main_heap + 4095) & ~4095ull};
  for (int i = 0; i < R->segments && !(S->flags & ALONE); i++)
    mprotect((void *)R->segment[i].from, R->segment[i].to - R->segment[i].from, PROT_READ);
  serve();
  return 0;
}

int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv, void (*init)(void), void (*fini)(void),
                             void (*rtld_fini)(void), void *stack_end) {
  start_up();
  int now = personality(0xffffffff);
  if (!(now & ADDR_NO_RANDOMIZE)) {
    if (personality(now | ADDR_NO_RANDOMIZE) == -1)
      not_modelled("a system that does not let programs be loaded at the same place each time (personality)");
    execve("/proc/self/exe", argv, argv + argc + 1);
    _exit(97);
  }
  close(3); /* of the shared memory, which the program could write to */
  int (*start)(int (*)(int, char **, char **), int, char **, void (*)(void), void (*)(void), void (*)(void), void *) = dlsym(RTLD_NEXT, "__libc_start_main");
  R->main = main;
  R->argc = argc;
  R->argv = argv;
  R->envp = argv + argc + 1;
  return start(run, argc, argv, init, fini, rtld_fini, stack_end);
}
