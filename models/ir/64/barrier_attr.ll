target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%union.pthread_barrierattr_t = type { i32 }
@.str = private unnamed_addr constant [19 x i8] c"barrierattr.shared\00", align 1
define dso_local i32 @pthread_barrierattr_init(%union.pthread_barrierattr_t* noundef nonnull %attr) {
entry:
  %0 = bitcast %union.pthread_barrierattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define dso_local i32 @pthread_barrierattr_destroy(%union.pthread_barrierattr_t* noundef nonnull %attr) {
entry:
  ret i32 0
}
define dso_local i32 @pthread_barrierattr_setpshared(%union.pthread_barrierattr_t* noundef nonnull %attr, i32 noundef %shared) {
entry:
  %cmp = icmp ne i32 %shared, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %shared, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %0 = bitcast %union.pthread_barrierattr_t* %attr to i8*
  %conv = sext i32 %shared to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %conv)
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_barrierattr_getpshared(%union.pthread_barrierattr_t* noundef nonnull %attr, i32* noundef nonnull %shared) {
entry:
  %0 = bitcast %union.pthread_barrierattr_t* %attr to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([19 x i8], [19 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %conv = trunc i64 %call to i32
  store i32 %conv, i32* %shared, align 4
  ret i32 0
}
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
