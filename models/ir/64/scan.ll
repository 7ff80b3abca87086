target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.file = type opaque
@.str = private unnamed_addr constant [29 x i8] c"scanf: input is not modelled\00", align 1
@.str.1 = private unnamed_addr constant [30 x i8] c"fscanf: input is not modelled\00", align 1
@.str.2 = private unnamed_addr constant [30 x i8] c"sscanf: input is not modelled\00", align 1
@.str.3 = private unnamed_addr constant [38 x i8] c"__isoc99_scanf: input is not modelled\00", align 1
@.str.4 = private unnamed_addr constant [39 x i8] c"__isoc99_fscanf: input is not modelled\00", align 1
@.str.5 = private unnamed_addr constant [39 x i8] c"__isoc99_sscanf: input is not modelled\00", align 1
define dso_local i32 @scanf(i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i64 0, i64 0))
  ret i32 -1
}
declare dso_local void @__gsmack_unknown(i8* noundef)
define dso_local i32 @fscanf(%struct.file* noalias noundef %file, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.1, i64 0, i64 0))
  ret i32 -1
}
define dso_local i32 @sscanf(i8* noalias noundef %text, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.2, i64 0, i64 0))
  ret i32 -1
}
define dso_local i32 @__isoc99_scanf(i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([38 x i8], [38 x i8]* @.str.3, i64 0, i64 0))
  ret i32 -1
}
define dso_local i32 @__isoc99_fscanf(%struct.file* noalias noundef %file, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.4, i64 0, i64 0))
  ret i32 -1
}
define dso_local i32 @__isoc99_sscanf(i8* noalias noundef %text, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.5, i64 0, i64 0))
  ret i32 -1
}
