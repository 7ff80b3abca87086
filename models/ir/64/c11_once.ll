target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__once_flag = type { i32 }
define dso_local void @call_once(%struct.__once_flag* noundef %flag, void ()* noundef %function) {
entry:
  %0 = bitcast %struct.__once_flag* %flag to i32*
  %call = call i32 @pthread_once(i32* noundef %0, void ()* noundef %function)
  ret void
}
declare dso_local i32 @pthread_once(i32* noundef, void ()* noundef)
