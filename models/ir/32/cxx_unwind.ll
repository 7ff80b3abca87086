target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [115 x i8] c"a thread that ends by pthread_exit or cancellation in C++, where the destructors of what it leaves would be called\00", align 1
define dso_local void @__model_unwinds() {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([115 x i8], [115 x i8]* @.str, i32 0, i32 0))
  ret void
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @__gxx_personality_v0(i32 noundef %version, ...) {
entry:
  ret i32 0
}
define dso_local i32 @__gcc_personality_v0(i32 noundef %version, ...) {
entry:
  ret i32 0
}
