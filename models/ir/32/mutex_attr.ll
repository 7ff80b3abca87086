target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%union.pthread_mutexattr_t = type { i32 }
@.str = private unnamed_addr constant [15 x i8] c"mutexattr.type\00", align 1
define dso_local i32 @pthread_mutexattr_init(%union.pthread_mutexattr_t* noundef nonnull %attr) local_unnamed_addr {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0, i32 noundef 0)
  ret i32 0
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef) local_unnamed_addr
define dso_local i32 @pthread_mutexattr_destroy(%union.pthread_mutexattr_t* nocapture noundef nonnull readnone %attr) local_unnamed_addr {
entry:
  ret i32 0
}
define dso_local i32 @pthread_mutexattr_settype(%union.pthread_mutexattr_t* noundef nonnull %attr, i32 noundef %type) local_unnamed_addr {
entry:
  %0 = icmp ugt i32 %type, 3
  br i1 %0, label %return, label %if.end
if.end:
  %1 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %1, i32 noundef %type)
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}
define dso_local i32 @pthread_mutexattr_gettype(%union.pthread_mutexattr_t* noundef nonnull %attr, i32* nocapture noundef nonnull writeonly %type) local_unnamed_addr {
entry:
  %0 = bitcast %union.pthread_mutexattr_t* %attr to i8*
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i32 0, i32 0), i8* noundef nonnull %0)
  store i32 %call, i32* %type, align 4
  ret i32 0
}
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef) local_unnamed_addr
define dso_local i32 @pthread_mutexattr_setpshared(%union.pthread_mutexattr_t* nocapture noundef nonnull readnone %attr, i32 noundef %shared) local_unnamed_addr {
entry:
  %0 = icmp ult i32 %shared, 2
  %cond = select i1 %0, i32 0, i32 22
  ret i32 %cond
}
define dso_local i32 @pthread_mutexattr_setprotocol(%union.pthread_mutexattr_t* nocapture noundef nonnull readnone %attr, i32 noundef %protocol) local_unnamed_addr {
entry:
  %0 = icmp ugt i32 %protocol, 2
  %cond = select i1 %0, i32 22, i32 0
  ret i32 %cond
}
