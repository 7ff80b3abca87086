target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@start = internal constant i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), align 4
@lowered_start = internal constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @lowered to i8*), i64 512) to i32*), align 4
@raised_start = internal constant i32* bitcast (i8* getelementptr (i8, i8* bitcast ([384 x i32]* @raised to i8*), i64 512) to i32*), align 4
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@lowered = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@raised = internal constant [384 x i32] [i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
define dso_local i16** @__ctype_b_loc() {
entry:
  ret i16** @start
}
define dso_local i32 @tolower(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = icmp sle i32 %c, 90
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %sub = sub nsw i32 %c, 65
  %add = add nsw i32 %sub, 97
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %c, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @toupper(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 97
  br i1 %cmp, label %land.lhs.true, label %cond.false
land.lhs.true:
  %cmp1 = icmp sle i32 %c, 122
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  %sub = sub nsw i32 %c, 97
  %add = add nsw i32 %sub, 65
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i32 [ %add, %cond.true ], [ %c, %cond.false ]
  ret i32 %cond
}
define dso_local i32 @isupper(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %c, 90
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}
define dso_local i32 @islower(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 97
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %c, 122
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}
define dso_local i32 @isalpha(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %cmp1 = icmp sle i32 %c, 90
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp sge i32 %c, 97
  br i1 %cmp2, label %land.rhs, label %land.end
land.rhs:
  %cmp3 = icmp sle i32 %c, 122
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp3, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %land.lhs.true ], [ %0, %land.end ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}
define dso_local i32 @isdigit(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 48
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp sle i32 %c, 57
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}
define dso_local i32 @isalnum(i32 noundef %c) {
entry:
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i32 %c
  %0 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %0 to i32
  %and = and i32 %conv, 1024
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %lor.end, label %lor.rhs
lor.rhs:
  %and4 = and i32 %conv, 2048
  %tobool5 = icmp ne i32 %and4, 0
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %entry ], [ %tobool5, %lor.rhs ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}
define dso_local i32 @isxdigit(i32 noundef %c) {
entry:
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i32 %c
  %0 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %0 to i32
  %and = and i32 %conv, 2048
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %lor.end, label %lor.lhs.false
lor.lhs.false:
  %cmp = icmp sge i32 %c, 65
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %cmp2 = icmp sle i32 %c, 70
  br i1 %cmp2, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp4 = icmp sge i32 %c, 97
  br i1 %cmp4, label %land.rhs, label %land.end
land.rhs:
  %cmp6 = icmp sle i32 %c, 102
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.rhs ], [ %cmp6, %land.rhs ]
  br label %lor.end
lor.end:
  %2 = phi i1 [ true, %land.lhs.true ], [ true, %entry ], [ %1, %land.end ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}
define dso_local i32 @isspace(i32 noundef %c) {
entry:
  %cmp = icmp eq i32 %c, 32
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp sge i32 %c, 9
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %cmp2 = icmp sle i32 %c, 13
  br label %land.end
land.end:
  %0 = phi i1 [ false, %lor.rhs ], [ %cmp2, %land.rhs ]
  br label %lor.end
lor.end:
  %1 = phi i1 [ true, %entry ], [ %0, %land.end ]
  %lor.ext = zext i1 %1 to i32
  ret i32 %lor.ext
}
define dso_local i32 @isblank(i32 noundef %c) {
entry:
  %cmp = icmp eq i32 %c, 32
  br i1 %cmp, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp1 = icmp eq i32 %c, 9
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}
define dso_local i32 @iscntrl(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 0
  br i1 %cmp, label %land.lhs.true, label %lor.rhs
land.lhs.true:
  %cmp1 = icmp slt i32 %c, 32
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp eq i32 %c, 127
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.lhs.true ], [ %cmp2, %lor.rhs ]
  %lor.ext = zext i1 %0 to i32
  ret i32 %lor.ext
}
define dso_local i32 @isprint(i32 noundef %c) {
entry:
  %cmp = icmp sge i32 %c, 32
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %c, 127
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}
define dso_local i32 @isgraph(i32 noundef %c) {
entry:
  %cmp = icmp sgt i32 %c, 32
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i32 %c, 127
  br label %land.end
land.end:
  %0 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %0 to i32
  ret i32 %land.ext
}
define dso_local i32 @ispunct(i32 noundef %c) {
entry:
  %arrayidx = getelementptr inbounds i16, i16* bitcast (i8* getelementptr (i8, i8* bitcast (<{ [256 x i16], [128 x i16] }>* @classes to i8*), i64 256) to i16*), i32 %c
  %0 = load i16, i16* %arrayidx, align 2
  %conv = zext i16 %0 to i32
  %and = and i32 %conv, 32768
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.rhs, label %land.end
land.rhs:
  %and4 = and i32 %conv, 8
  %tobool5 = icmp ne i32 %and4, 0
  %lnot = xor i1 %tobool5, true
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  %land.ext = zext i1 %1 to i32
  ret i32 %land.ext
}
define dso_local i32** @__ctype_tolower_loc() {
entry:
  ret i32** @lowered_start
}
define dso_local i32** @__ctype_toupper_loc() {
entry:
  ret i32** @raised_start
}
