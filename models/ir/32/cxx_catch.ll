target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [26 x i8] c"a handler of an exception\00", align 1
define dso_local void @__model_catches() {
entry:
  ret void
}
define dso_local i8* @__cxa_begin_catch(i8* noundef %exception) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([26 x i8], [26 x i8]* @.str, i32 0, i32 0))
  ret i8* %exception
}
declare dso_local void @__gsmack_unknown(i8* noundef)
