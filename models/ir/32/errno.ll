target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@number = internal thread_local global i32 0, align 4
define dso_local i32* @__errno_location() {
entry:
  ret i32* @number
}
