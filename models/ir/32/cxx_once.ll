target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@_ZSt11__once_call = dso_local thread_local global void ()* null, align 4
@_ZSt15__once_callable = dso_local thread_local global i8* null, align 4
define dso_local void @__once_proxy() {
entry:
  %0 = load void ()*, void ()** @_ZSt11__once_call, align 4
  call void %0()
  ret void
}
