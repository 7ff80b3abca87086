/* Jumps to where setjmp was called. Where that is, the C library keeps in a way of its own: the stack pointer is turned, and mixed with a secret. */

enum { SAVED_SP = 6, SAVED_PC = 7, TURNED = 17 };

static u64 stack_of(struct __jmp_buf_tag *to) {
  u64 saved = (u64)to->__jmpbuf[SAVED_SP], secret;
  __asm__("mov %%fs:0x30,%0" : "=r"(secret));
  return (saved >> TURNED | saved << (64 - TURNED)) ^ secret;
}

/* Defined if the program chooses what it blocks, which the C library does not know. */
void __model_signal_choose(unsigned long) __attribute__((weak));
/* Defined if it has handlers. */
void __model_signal_restore(unsigned long) __attribute__((weak));

/* called: the frame of the function that jumps. */
static void before_jump(struct __jmp_buf_tag *to, u64 called, u64 pc, u64 frame) {
  struct thread *t = R->current;
  if (!t)
    return;
  is_thread(t);
  t->handler = NO_HANDLER;
  u64 sp = stack_of(to);
  _Bool in_handler = t->handler_frame && sp < t->handler_frame;
  if (to->__mask_was_saved && (__model_signal_choose || in_handler))
    not_modelled("a jump that restores what the thread blocked");
  if (to->__mask_was_saved && t->handler_frame)
    __model_signal_restore(0);
  if (!in_handler)
    t->handler_frame = 0;
  if (checked("misuse") && !to->__jmpbuf[SAVED_PC])
    fail_at("misuse", "longjmp: the buffer was not filled by setjmp", pc, frame);
  if (checked("misuse") && in_stack(sp) && sp - t->low >= STACK_SIZE)
    fail_at("misuse", "longjmp: another thread has filled the buffer", pc, frame);
  if (checked("memory") && sp - t->low < STACK_SIZE && sp < called + 16)
    fail_at("memory", "longjmp: the function has returned that called setjmp", pc, frame);
  if (sp - t->low < STACK_SIZE)
    jump_objects(called, sp);
  if (t->depth && !of_models(t) && sp > t->begin.sp) { /* out of the function that is the section */
    t->depth = 1;
    __gsmack_atomic_end();
  }
}

#define JUMPS(name)                                                              \
  void name(struct __jmp_buf_tag *to, int value) {                               \
    before_jump(to, (u64)__builtin_frame_address(0), PC, FRAME);                  \
    void (*real)(struct __jmp_buf_tag *, int) = dlsym(RTLD_NEXT, #name);         \
    real(to, value);                                                             \
    __builtin_unreachable();                                                     \
  }
JUMPS(longjmp) JUMPS(_longjmp) JUMPS(siglongjmp) JUMPS(__longjmp_chk)
