target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@_ZSt11__once_call = dso_local thread_local global void ()* null, align 8
@_ZSt15__once_callable = dso_local thread_local global i8* null, align 8
define dso_local void @__once_proxy() {
entry:
  %0 = load void ()*, void ()** @_ZSt11__once_call, align 8
  call void %0()
  ret void
}
