target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [26 x i8] c"a handler of an exception\00", align 1
define dso_local void @__model_catches() {
entry:
  ret void
}
define dso_local i8* @__cxa_begin_catch(i8* noundef %exception) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i64 0, i64 0))
  ret i8* %exception
}
declare dso_local void @__gsmack_unknown(i8* noundef)
